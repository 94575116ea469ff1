import { enableCompileCache } from 'node:module';

// Imported first: what Node compiles after this is kept between starts, in the system's temporary folder, a sixth of the time of a start.
enableCompileCache();
