import { afterAll } from 'vitest'
import { startGraph } from './graph-server'

/** The stand-in for the Graph API, which ends with the file of tests that asked for it. */
export async function graphPeer(clock?: () => Date) {
  const graph = await startGraph(clock)
  afterAll(graph.close)
  return graph
}
