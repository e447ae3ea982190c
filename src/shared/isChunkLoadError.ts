/** Whether code could not be fetched; the loader's errors name their request. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && 'request' in error;
}
