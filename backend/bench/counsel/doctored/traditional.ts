/** An advice in traditional characters, which the stand-in does not write. */
export const TRADITIONAL = {
  understanding: '你寫到媽媽一個人住在臺南，每個週末來回要四個鐘頭。也許這些時間對你來說已經太多了。',
  recommendations: ['今天先寫下一件可以不做的事。', '這個週末留兩個鐘頭給自己休息。', '問問媽媽，哪些事情鄰居也可以幫忙。'],
  example: null,
  encouragement: '慢慢來，這樣就夠了。你說出來，並沒有不對。',
};
