export { holidaysBetween } from './holidays-of'
export { answerTo, yearOf } from './list-holidays'
export { findAnswers } from './queries'
