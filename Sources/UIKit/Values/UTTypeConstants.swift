import CoreGraphics
import Foundation

// Types of files as they were named before there was `UTType`; apps import `MobileCoreServices` for them.

nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"

/// True if a type is the other or one below it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  NSItemProvider.conforms("\(inUTI)", to: "\(inConformsToUTI)")
}
