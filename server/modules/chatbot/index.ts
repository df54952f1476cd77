export { answerConversation } from './answer-conversation'
export { answerStranded } from './answer-stranded'
export { receiveMessage, storeMessage } from './receive-message'
