/** The reply of `GET /api/usage/anonymous`. */
export interface AnonymousUsageView {
  usageCount: number;
  limit: number;
}
