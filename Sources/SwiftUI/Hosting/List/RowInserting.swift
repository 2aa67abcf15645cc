import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Takes what is dropped between the rows of a list, and where (IN-05).
  @preconcurrency
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let types = supportedContentTypes.map(\.identifier)
    let insertion = RowInsertion { providers in
      let taken = providers.compactMap { $0 as? NSItemProvider }.filter { $0.conforms(toAny: types) }
      return taken.isEmpty ? nil : { action($0, taken) }
    }
    return modifier(RowEditModifier(name: "onInsert", delete: nil, move: nil, insert: insertion))
  }
  /// Takes what is dropped between the rows of a list, by the names of types.
  @preconcurrency
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }
  /// Takes values that are dropped between the rows of a list, and where.
  @preconcurrency
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable {
    let insertion = RowInsertion { providers in
      let values = providers.compactMap { $0 as? NSItemProvider }.compactMap { TransferredValue.value($0, as: T.self) }
      return values.isEmpty ? nil : { action(values, $0) }
    }
    return modifier(RowEditModifier(name: "dropDestination", delete: nil, move: nil, insert: insertion))
  }
}

extension HostedListAdapter: HostedInserting {
  func takesInsertions() -> Bool {
    node.sections.contains { section in section.lines.contains { $0.line.editing?.source.insert != nil } }
  }

  func insertVisit(of providers: [NSItemProvider], at place: @escaping () -> IndexPath?) -> (any DropVisit)? {
    HostedInsertVisit(providers) { [weak self] in
      guard let self, let place = place(), node.sections.indices.contains(place.section) else { return nil }
      let lines = node.sections[place.section].lines.map(\.line)
      // Before the row that stands there, or after the last one.
      if lines.indices.contains(place.item) { return lines[place.item].editing.map { ($0.source, $0.index) } }
      return lines.last?.editing.map { ($0.source, $0.index + 1) }
    }
  }
}

/// A drag over the gaps between the rows of a list.
@MainActor private final class HostedInsertVisit: DropVisit {
  private let providers: [NSItemProvider]
  private let place: () -> (source: any RowEditing, index: Int)?

  init(_ providers: [NSItemProvider], _ place: @escaping () -> (source: any RowEditing, index: Int)?) {
    self.providers = providers
    self.place = place
  }

  private var insertion: (() -> Void)? {
    guard let place = place(), let insert = place.source.insert?.taking(providers) else { return nil }
    return { insert(place.index) }
  }

  func enter() -> Bool { insertion != nil }
  func update() {}
  func exit() {}
  func perform() -> Bool {
    guard let insertion else { return false }
    Probe.post(.delegateCall("onInsert(of:perform:)", nil))
    insertion()
    return true
  }
}
