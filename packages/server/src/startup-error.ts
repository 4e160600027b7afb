/** An error the person who starts the server can fix. */
export class StartupError extends Error {}

export const codeOf = (error: unknown): string =>
  (error as { code?: string } | undefined)?.code ?? String(error)
