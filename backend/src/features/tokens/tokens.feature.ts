import { feature } from '../feature.ts';
import { TokenPrefixes1763872000000 } from './migrations/1763872000000-token-prefixes.ts';
import { ApiToken } from './tokens.entity.ts';
import { ownTokensRoutes, tokensRoutes } from './tokens.routes.ts';
import { tokensService } from './tokens.service.ts';
import { tokensUserData } from './tokens.user-data.ts';

/** API tokens, for programs. */
export const tokensFeature = feature({
  name: 'tokens',
  needs: { admin: true, account: true },
  entities: [ApiToken],
  migrations: [TokenPrefixes1763872000000],
  userData: () => [tokensUserData],
  service: tokensService,
  routes(tokens, context) {
    tokensRoutes(tokens, context);
    ownTokensRoutes(tokens, context);
  },
});
