/** Remembers what was loaded; a failed try is forgotten so that the next call asks the network again. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading) return loading;
    const trying = load();
    loading = trying;
    trying.catch(() => {
      if (loading === trying) loading = undefined;
    });
    return trying;
  };
}
