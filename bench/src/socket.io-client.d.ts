/** The part of Socket.IO that is used; the package itself is installed on demand. */
declare module "socket.io-client" {
  export interface Socket {
    on(event: string, listener: (...args: never[]) => void): void;
    emit(event: string, ...args: readonly unknown[]): void;
    disconnect(): void;
  }

  export function io(
    url: string,
    options: { readonly transports: readonly "websocket"[]; readonly forceNew: boolean },
  ): Socket;
}
