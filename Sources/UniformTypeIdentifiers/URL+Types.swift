import Foundation

extension URL {
  /// The place with the extension that files of a type have; the same place if the type has none, or if it has that extension already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let kind = contentType.preferredFilenameExtension, pathExtension.lowercased() != kind else { return self }
    return appendingPathExtension(kind)
  }
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory)).appendingPathExtension(
      for: contentType)
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}
