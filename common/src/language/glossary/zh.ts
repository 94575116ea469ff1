import type { Glossary } from './glossary.types.ts';

/** Chinese in simplified characters. Everybody is 你. */
export const glossary: Glossary = {
  terms: [
    // 账户 is a bank's
    { english: 'account', say: '账号', never: ['账户'], except: ['tasks.todo_refund_failed', 'stripe:sepaTerms'] },
    {
      english: 'couples session',
      say: '双人对话',
      never: ['开房', '房间', '伴侣会话', '双人咨询', '双人会话', '两人的空间'],
      // Rooms with walls
      except: [
        'safety.texts:kinds.self_harm.steps.2',
        'phrases:categories.relationships.example.2',
        'phrases:categories.education.steps.1',
      ],
    },
    {
      english: 'counsellor',
      say: 'AI 顾问',
      never: ['咨询师'],
      // Professionals
      except: ['phrases:categories.relationships.care', 'phrases:categories.personal.care'],
    },
    {
      english: 'couples counselling',
      say: '双人对话',
      never: ['伴侣咨询', '伴侣共同咨询'],
      except: ['phrases:categories.relationships.care'],
    },
    { english: 'no third person', say: '除了你们俩，其他人', never: ['第三个人', '第三者'] },
    { english: 'advice that one received', say: '给你的建议', never: ['你请求的建议'] },
    { english: 'asking for advice', say: '获取建议', never: ['请求建议', '寻求建议'] },
    {
      english: 'session (counted)',
      say: '次、使用次数',
      never: ['会话'],
      // The login session
      except: ['legal:privacy.sections.1.body.0.4', 'legal:privacy.sections.6.body.0.2', 'legal:privacy.sections.6.body.0.5'],
    },
    { english: 'chat', say: '聊天', never: ['聊天室'] },
    { english: 'situation', say: '情况', never: ['处境'] },
    { english: 'withdrawing', say: '撤回合同', never: ['撤销合同', '撤销权'] },
    { english: 'cancelling a contract', say: '解除合同、解约', never: ['取消合同', '取消声明', '取消这份合同'] },
    { english: 'undoing a cancellation', say: '恢复套餐', never: ['撤销取消', '撤回取消', '此操作无法撤销'] },
    { english: 'paid month', say: '已付费周期、下个计费周期', never: ['月末', '月底', '当月', '付费月', '已付款的月份'] },
    {
      english: 'next month',
      say: '下个计费周期',
      never: ['下个月'],
      except: ['usage.limit', 'phrases:categories.money.example.2'],
    },
    { english: 'larger and smaller plans', say: '更高、更低的套餐', never: ['更大的套餐', '更小的套餐'] },
    { english: 'plan names', say: '青铜、白银、黄金', never: ['铜卡', '银卡', '金卡'] },
    { english: 'having a plan now', say: '你已开通{plan}套餐', never: ['是你的了'] },
    { english: 'discount', say: '优惠', never: ['折扣'] },
    { english: 'payment method', say: '付款方式', never: ['支付方式'] },
    { english: 'email', say: '邮箱', never: ['电子邮箱'] },
    { english: 'important reason', say: '重大理由', never: ['重要理由'] },
    {
      english: 'emergency number',
      say: '紧急电话',
      never: ['急救电话', '紧急求助电话'],
      except: ['phrases:categories.health.care'],
    },
    { english: 'where to find help at once', say: '如果情况紧急', never: ['等不及'] },
    { english: 'texting', say: '发短信', never: ['发信息'] },
    { english: 'demo', say: '演示内容', never: ['替代程序'] },
    { english: 'IP address', say: 'IP 地址', never: ['网络地址'] },
    { english: 'handwriting', say: '发消息、使用', never: ['写字', '书写'] },
  ],
  forms: [
    {
      name: 'polite address',
      pattern: /您/,
      why: '用“你”',
      // The words of the law, and letters that the reader writes to a teacher or a creditor
      except: [
        'legal:instruction.parts.0.lines.0',
        'legal:instruction.parts.0.lines.2',
        'legal:instruction.parts.0.lines.3',
        'legal:instruction.parts.0.lines.4',
        'legal:instruction.parts.1.lines.0',
        'legal:instruction.parts.1.lines.1',
        'legal:instruction.parts.2.lines.0',
        'phrases:categories.money.example.2',
        'phrases:categories.education.example.0',
        'phrases:categories.education.example.1',
        'phrases:categories.education.example.2',
        'phrases:categories.education.example.3',
      ],
    },
    { name: 'own advice', pattern: /(?<![给为])你的建议/, why: '“你的建议”是你提出的；收到的是“给你的建议”' },
    {
      name: 'bare plan',
      pattern: /(?:选择|保留|使用|开通|更换为|订购|继续)\{plan\}(?!套餐)|\{plan\}(?:将于|还在|照常|每月|是)/,
      why: '套餐名后要有“套餐”',
    },
    { name: 'last day left out', pattern: /\{(?:date|until)\}之前[^。]*撤回/, why: '最后一天也算：写“（含当天）”' },
    { name: 'half-width sign', pattern: /[\u4e00-\u9fff][,;:?!]/, why: '用全角标点' },
    { name: 'straight quotation mark', pattern: /["'](?=[\u4e00-\u9fff])/, why: '用“ ”' },
  ],
};
