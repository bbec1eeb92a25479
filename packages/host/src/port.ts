/** One end of a wire: a Worker, what a worker calls itself, a MessagePort, or what a socket is made into. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
