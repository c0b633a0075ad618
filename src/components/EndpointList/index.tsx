export default function X({children}: any) { return <div>{children}</div>; }
