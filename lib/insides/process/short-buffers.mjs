// Preloaded into the web (node --import). Before Next keeps a page it writes the whole page as JSON, only to know its length, which it
// uses for fetched data alone. Node writes each byte of a Buffer as a number: two milliseconds and a megabyte of garbage for each page.
import { isMainThread } from 'node:worker_threads'

const longBytes = 4096
const written = Buffer.prototype.toJSON

if (isMainThread)
  Buffer.prototype.toJSON = function () {
    return this.length > longBytes ? { type: 'Buffer', data: [] } : written.call(this)
  }
