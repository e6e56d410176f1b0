interface GooglePreviewProps {
  siteName: string
  path: string
  title: string
  description: string
}

/** A search result in the colours a search engine gives it, whatever theme the admin has. */
export function GooglePreview({ siteName, path, title, description }: GooglePreviewProps) {
  const [, section = '', slug = ''] = path.split('/')
  return (
    <div className="rounded-[8px] border-[1.5px] border-line bg-[#fff] p-4 font-[Arial,Helvetica,sans-serif] text-[#202124]">
      <div className="flex items-center gap-2 text-[13px] leading-[1.3] text-[#3c4043]">
        <svg
          viewBox="0 0 40 40"
          aria-hidden="true"
          className="size-[26px] flex-none rounded-full bg-[#f1f3f4] p-[5px] text-[#14312a]"
        >
          <circle cx="20" cy="11" r="8.5" fill="#d4380f" />
          <path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor" />
        </svg>
        <p className="min-w-0">
          {siteName}
          <br />
          <span className="block truncate">
            {window.location.host} › {section}
            {slug && ` › ${slug}`}
          </span>
        </p>
      </div>
      <p className="mt-1.5 mb-0.5 text-[18px] leading-[1.3] wrap-anywhere text-[#1a0dab]">
        {title || 'Title'}
      </p>
      <p className="text-[13.5px] leading-normal wrap-anywhere text-[#474a4d]">{description}</p>
    </div>
  )
}
