export { sweepUploads } from './sweep-uploads'
