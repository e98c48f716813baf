import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A proxy to a database that a test can cut and restore, as networks do. */
export async function databaseLink(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }

  let isHanging = false

  const open = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      track(near)
      track(far)
      // A hanging link accepts connections and data, but passes nothing on.
      near.on('data', (chunk) => isHanging || far.write(chunk)).on('end', () => far.end())
      far.on('data', (chunk) => isHanging || near.write(chunk)).on('end', () => near.end())
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }

  let server = await open(0)
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    cut: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    hang: () => {
      isHanging = true
    },
    /** Data sent while the link hung is lost, as after a failover. */
    resume: () => {
      isHanging = false
      for (const socket of sockets) socket.destroy()
    },
    mend: async () => {
      server = await open(port)
    },
  }
}
