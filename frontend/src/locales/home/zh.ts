import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  // Home
  'home.title_first': '写给你的建议，',
  'home.title_second': '也写给你们俩',
  'home.intro': '用你自己的话，说说发生了什么。大约半分钟，AI 就会为你写下清楚的下一步，可以慢慢读，也可以留着。',
  'home.couples': '是你们两个人的事吗？<a>创建一个双人对话</a>，会有 AI 顾问倾听你们两个人，不偏向任何一方。',
  'home.writing': '有一份为你写的建议，你还没有看。',
  'home.writing_show': '去看看',

  // The form
  'form.label': '获取建议',
  'form.category': '想聊哪方面的事？',
  'form.description': '发生了什么？',
  'form.placeholder': '从哪里说起都可以。和谁有关，发生了什么，你希望有什么不同？',
  'form.style': '你希望建议是什么语气？',
  'form.characters': '字数：',
  'form.counter': '{used} / {limit}',
  'form.aim': '写 {min} 到 {max} 字效果最好。',
  'form.aim_good': '长度正合适。写 {min} 到 {max} 字效果最好。',
  'form.aim_long': '写长一些也没关系。写 {min} 到 {max} 字效果最好。',
  'form.too_short': '请至少写 {min} 个字，这样才有内容可以回答。',
  'form.too_long': '请不要超过 {max} 个字。',
  'form.invalid': '这段内容没能提交，请再看一看。',
  'form.privacy':
    '在这里，只有你能打开你写的内容。为了写出建议，本网站的运营者和 AI 模型的提供方会处理它，包括健康等非常私密的内容。你随时可以在这里删除它。',
  'form.privacy_demo':
    '在这里，只有你能打开你写的内容。在这个演示版中，它只留在本网站的服务器上，不会发给任何 AI 提供方。你随时可以删除它。',
  'form.submit': '获取建议',

  'demo.model': '演示内容，并非 AI 模型所写',

  'category.relationships': '情感关系',
  'category.work': '工作与事业',
  'category.personal': '个人成长',
  'category.health': '健康',
  'category.family': '家庭',
  'category.money': '金钱',
  'category.education': '教育',
  'category.other': '其他',

  'style.practical': '务实直接',
  'style.empathetic': '体贴共情',
  'style.analytical': '理性周全',
  'style.motivational': '积极鼓励',
} satisfies Translation<typeof en>;
