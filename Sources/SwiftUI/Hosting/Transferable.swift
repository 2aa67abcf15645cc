import Foundation
import UIKit
import UniformTypeIdentifiers

/// A value that can be copied, dragged and shared.
public protocol Transferable: Sendable {
  /// The type of the description.
  associatedtype Representation: TransferRepresentation
  /// Describes as what it is handed over. Values stay as they are here, so that it is never asked for.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Describes as what a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Puts descriptions together; the first one counts.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One description.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }
  /// Several descriptions.
  public static func buildBlock<First, each Rest>(_ first: First, _ rest: repeat each Rest) -> First
  where First: TransferRepresentation, First.Item == Item, repeat each Rest: TransferRepresentation { first }
}

/// As coded data.
public struct CodableRepresentation<Item>: TransferRepresentation where Item: Transferable, Item: Codable {
  /// Creates it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
/// As another value.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  /// Creates one for giving.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Creates one for giving and taking.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}
/// As data.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// Creates one for giving.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Creates one for giving and taking.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
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
extension Image: Transferable {
  public static var transferRepresentation: _KnownRepresentation<Image> { _KnownRepresentation() }
}

nonisolated extension View {
  /// Lets the view be dragged; the host drags cells, not views in them, so that the value is never asked for.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    modifier(RecordedOnly("draggable", "\(T.self)"))
  }
  /// Lets the view be dragged under a preview.
  public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
  where V: View, T: Transferable { modifier(RecordedOnly("draggable", "\(T.self)")) }
  /// Takes what is dropped on the view; nothing is dropped on views in cells here.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable { modifier(RecordedOnly("dropDestination", "\(T.self)")) }
}
