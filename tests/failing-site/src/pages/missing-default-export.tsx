export const NOT_A_PAGE = 'A page needs a default export';
