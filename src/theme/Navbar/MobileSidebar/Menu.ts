import './menu.css';

export { default } from '@theme-original/Navbar/MobileSidebar';
