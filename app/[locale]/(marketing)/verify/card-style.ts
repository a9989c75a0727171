export const cardStyle = 'min-w-0 rounded-xl bg-paper p-5 shadow-2 ring-1 ring-line md:p-8';
