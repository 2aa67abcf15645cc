import Foundation
import UIKit
import UniformTypeIdentifiers

/// Takes what is dropped on a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// True if the drop can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// The finger came over the view.
  func dropEntered(info: DropInfo)
  /// The finger moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The finger left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop can be taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves the proposal as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is about to be dropped.
nonisolated public struct DropInfo {
  let providers: [NSItemProvider]
  /// Where the finger is.
  public let location: CGPoint
  init(providers: [NSItemProvider], location: CGPoint) {
    self.providers = providers
    self.location = location
  }
  /// True if something of the types is there.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  /// True if something of the types is there.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// What of the types is there.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  /// What of the types is there.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers.filter { $0.conforms(toAny: types) } }
}

/// What a drop would do.
nonisolated public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// What a view offers to do with a drop.
nonisolated public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
