import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A network between a browser and the shop that can be cut and mended, like a cable. */
export async function cuttableNetwork(shopOrigin: string) {
  const sockets = new Set<Socket>()
  const shop = new URL(shopOrigin)
  const server = createServer((near) => {
    const far = connect(Number(shop.port), shop.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // Each end goes with the other, and the reset of a cut is no error.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = async (port: number) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://localhost:${port}`, cut, mend: () => listen(port) }
}
