export { fileKeyOf } from './file-key'
export { sweepUploads } from './sweep-uploads'
