export { holidaysBetween } from './holidays-of'
export { withAnswer, yearOf } from './list-holidays'
export { findAnswers } from './queries'
