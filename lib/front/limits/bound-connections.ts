import type { Server } from 'node:net'
import { boundConnections as boundEach } from '@/contract/bound-connections'
import { clientName } from './who-asks'

/** A browser opens six, and many people may share an address. */
const mostEach = 512

/** Without a proxy in front, one address could hold all connections. With one, the proxy counts, and all come from its address. */
export const boundConnections = (server: Server) => boundEach(server, mostEach, clientName)
