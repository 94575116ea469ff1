import type { APIResponse, Route } from '@playwright/test';

/** The server's answer to a request that a test changes on its way. Once more where the connection was closed as idle at that very moment. */
export const fetchAnswer = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 3 });
