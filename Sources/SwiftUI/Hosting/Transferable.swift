import Foundation
import UIKit
import UniformTypeIdentifiers

/// A value that can be copied, dragged and shared.
public protocol Transferable: Sendable {
  /// The type of the description.
  associatedtype Representation: TransferRepresentation
  /// Describes as what it is handed over. Values stay as they are where the same type takes them; others get what this says.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Describes as what a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Puts descriptions together, the best one first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One description.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }
  /// A single description.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }
  /// Several descriptions.
  public static func buildBlock<First, Second, each Rest>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _CombinedRepresentation<Item>
  where
    First: TransferRepresentation, Second: TransferRepresentation, First.Item == Item, Second.Item == Item,
    repeat each Rest: TransferRepresentation
  {
    var parts: [any TransferRepresentation] = [first, second]
    repeat parts.append(each rest)
    return _CombinedRepresentation(parts: parts)
  }
}

/// Several descriptions of one value.
public struct _CombinedRepresentation<Item>: TransferRepresentation where Item: Transferable {
  let parts: [any TransferRepresentation]
}

extension TransferRepresentation {
  /// The descriptions that this one consists of, in order.
  var all: [any TransferRepresentation] { (self as? any CombinedTransfer)?.parts.flatMap(\.all) ?? [self] }
}

/// A description that consists of others, whatever the value's type.
private protocol CombinedTransfer { var parts: [any TransferRepresentation] { get } }
extension _CombinedRepresentation: CombinedTransfer {}

/// As coded data.
public struct CodableRepresentation<Item>: TransferRepresentation where Item: Transferable, Item: Codable {
  /// Creates it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { typeIdentifier = contentType.identifier }
  let typeIdentifier: String
}

extension CodableRepresentation: DataTransfer {
  func write(_ value: Any, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    guard let item = value as? Item else { return done(nil, CocoaError(.coderInvalidValue)) }
    do {
      done(try JSONEncoder().encode(item), nil)
    } catch {
      done(nil, error)
    }
  }
}

/// As another value.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  /// Creates one for giving.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }
  /// Creates one for giving and taking.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
  /// Creates one for taking.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?
}

extension ProxyRepresentation: ProxyTransfer {
  func export(_ value: Any) -> Any? { (value as? Item).flatMap { item in try? exporting?(item) } }
  func take(_ value: Any) -> Any? { (value as? ProxyRepresentation).flatMap { other in try? importing?(other) } }
}
/// As data.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// Creates one for giving.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    typeIdentifier = exportedContentType.identifier
    self.exporting = exporting
  }
  /// Creates one for giving and taking.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  let typeIdentifier: String
  private let exporting: @Sendable (Item) async throws -> Data
}

extension DataRepresentation: DataTransfer {
  func write(_ value: Any, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    guard let item = value as? Item else { return done(nil, CocoaError(.coderInvalidValue)) }
    write(done) { [exporting] in try await exporting(item) }
  }
}

/// As a file.
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// Creates one for giving.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    typeIdentifier = exportedContentType.identifier
    self.exporting = exporting
  }
  /// Creates one for taking.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    typeIdentifier = importedContentType.identifier
    exporting = nil
  }
  /// Creates one for giving and taking.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  let typeIdentifier: String
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
}

extension FileRepresentation: DataTransfer {
  func write(_ value: Any, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    guard let item = value as? Item, let exporting else { return done(nil, CocoaError(.coderInvalidValue)) }
    write(done) { try Data(contentsOf: try await exporting(item).file) }
  }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the receiver may have the file itself.
  public let allowAccessingOriginalFile: Bool
  /// Creates it.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is, for as long as it is taken.
  public let file: URL
  /// Whether it is the sender's own.
  public let isOriginalFile: Bool
}

/// The description of values that Foundation and SwiftUI know.
public struct _KnownRepresentation<Item>: TransferRepresentation where Item: Transferable {}

extension String: Transferable {
  public static var transferRepresentation: _KnownRepresentation<String> { _KnownRepresentation() }
}
extension URL: Transferable {
  public static var transferRepresentation: _KnownRepresentation<URL> { _KnownRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: _KnownRepresentation<Data> { _KnownRepresentation() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _KnownRepresentation<AttributedString> { _KnownRepresentation() }
}
extension Color: Transferable {
  public static var transferRepresentation: _KnownRepresentation<Color> { _KnownRepresentation() }
}
extension Image: Transferable {
  public static var transferRepresentation: _KnownRepresentation<Image> { _KnownRepresentation() }
}
