import UIKit

#if canImport(AppKit)
  typealias PlatformPicture = NSImageView
#else
  typealias PlatformPicture = UIImageView
#endif

extension PlatformPicture {
  @objc func preloads() -> Bool { true }
}

class FilmView: PlatformPicture {
  override func preloads() -> Bool { !super.preloads() }
}

final class LongFilmView: FilmView {
  override func preloads() -> Bool { !super.preloads() }
}
