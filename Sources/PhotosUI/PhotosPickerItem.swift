import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A picture that the user chose, and that is loaded when the app asks for it.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In what form a picture is wanted.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let current = Self(name: "current")
    public static let compatible = Self(name: "compatible")
  }

  /// A picture of the user's library by its identifier. The library has none here: nothing can be loaded of it.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }

  public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { nil }
  @discardableResult public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress where T: Transferable {
    DispatchQueue.main.async { completionHandler(.success(nil)) }
    return Progress(totalUnitCount: 1)
  }
}

/// How a choice reaches the app.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let ordered = Self(name: "ordered")
  public static let continuous = Self(name: "continuous")
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
