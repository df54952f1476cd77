export { answerConversation } from './answer-conversation'
export { receiveMessage, storeMessage } from './receive-message'
