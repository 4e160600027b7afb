/** The URL paths of the API. */
export const PATHS = {
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/api/metrics',
  guest: '/api/guest',
  me: '/api/me',
  tables: '/api/tables',
  mine: '/api/tables/mine',
  open: '/api/tables/open',
  watch: '/api/tables/watch',
  table: (id: string): string => `/api/tables/${id}`,
  join: (id: string): string => `/api/tables/${id}/join`,
  leave: (id: string): string => `/api/tables/${id}/leave`,
  rematch: (id: string): string => `/api/tables/${id}/rematch`,
  record: (id: string): string => `/api/tables/${id}/record`,
  live: (id: string): string => `/api/tables/${id}/live`,
} as const
