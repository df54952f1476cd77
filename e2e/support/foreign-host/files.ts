import { Hono } from 'hono'
import { newId, type State } from './state'

/** Uploads, and the addresses it hands out for them: the one thing it answers beside the common calls, as its bucket would. */
export function fileCalls(state: State) {
  const app = new Hono()
  app.post('/api/aws/uploadToAws', async (c) => {
    if (!state.owner(c.req.header('ownerid') ?? '')) return c.json({ message: 'Owner ID is missing' }, 400)
    const { file } = await c.req.parseBody()
    if (!(file instanceof File)) return c.json({ message: 'No file' }, 400)
    const name = `${newId()}-${file.name.replace(/[^\w.-]/g, '_')}`
    state.files.set(name, { type: file.type, bytes: await file.arrayBuffer() })
    const fileUrl = new URL(`/files/${name}`, c.req.url).href
    return c.json({ fileUrl, name: file.name, message: 'File uploaded' })
  })
  app.get('/files/:name', (c) => {
    const file = state.files.get(c.req.param('name'))
    return file ? c.body(file.bytes, 200, { 'content-type': file.type }) : c.notFound()
  })
  return app
}
