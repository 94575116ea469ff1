import type { DocumentTexts } from './advice.document.texts.ts';

/** Chinese words of a downloaded advice, in simplified characters. */
export const DOCUMENT_TEXTS_ZH: DocumentTexts = {
  title: '给你的建议',
  question: '你的问题',
  date: '日期',
  category: '生活领域',
  style: '风格',
  understanding: '理解你的情况',
  recommendations: '建议的下一步',
  example: '实际例子',
  encouragement: '继续向前',
  chat: '聊天',
  you: '你',
  ai: 'AI',
  help: '在哪里获得帮助',
  emergency: '紧急电话',
  writtenByAi: '这份建议，以及聊天中标有“AI”的内容，由 AI 撰写。',
  chatWrittenByAi: '聊天中标有“AI”的内容由 AI 撰写。',
  disclaimer: '这是 AI 给出的参考，不能代替医生、心理治疗师、律师或财务顾问。请相信你自己的判断；事关重大时，请咨询专业人士。',
  categories: {
    relationships: '情感关系',
    work: '工作与事业',
    personal: '个人成长',
    health: '健康',
    family: '家庭',
    money: '金钱',
    education: '教育',
    other: '其他',
  },
  styles: {
    practical: '务实直接',
    empathetic: '体贴共情',
    analytical: '理性周全',
    motivational: '积极鼓励',
  },
};
