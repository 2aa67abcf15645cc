import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A drag over one place that may take it: a list, a view with an interaction, content of SwiftUI's. Called in the order enter,
/// update (once or more), and then exit, or perform and conclude.
@_spi(CellHarness) @MainActor public protocol DropVisit: AnyObject {
  /// The drag comes. False if the place takes nothing of it.
  func enter() -> Bool
  /// The finger moved.
  func update()
  /// The finger left.
  func exit()
  /// The finger is lifted here. False if nothing was taken.
  func perform() -> Bool
  /// What would be done if the finger were lifted now.
  var operation: UIDropOperation { get }
}

extension DropVisit {
  /// Places that make no proposal copy.
  public var operation: UIDropOperation { .copy }
}

/// Content that is drawn as a whole and has sources and places of its own for drags: SwiftUI's.
@_spi(CellHarness) @MainActor public protocol HostedDragging: UIView {
  /// What the content at a point gives to a drag; empty if it can't be dragged.
  func dragItems(at point: CGPoint) -> [NSItemProvider]
  /// The middles of what of the content can be dragged, in reading order.
  var dragPoints: [CGPoint] { get }
  /// True if something of the content takes drops.
  var takesDrops: Bool { get }
  /// The place at a point that takes what is dragged; nil if there is none.
  func dropVisit(of providers: [NSItemProvider], at point: CGPoint) -> (any DropVisit)?
}

/// The delegate of a list whose rows are drawn by another framework, which takes drops between them.
@_spi(CellHarness) @MainActor public protocol HostedInserting: AnyObject {
  /// True if some rows take something.
  func takesInsertions() -> Bool
  /// A drag over the gaps between rows; `place` tells where an insertion would go.
  func insertVisit(of providers: [NSItemProvider], at place: @escaping () -> IndexPath?) -> (any DropVisit)?
}

/// A drag over the gaps between rows.
@MainActor final class InsertVisit: DropVisit {
  unowned let host: ListHost
  var destination: Slot?
  private var visit: (any DropVisit)?

  /// Nil if the list's rows take nothing.
  init?(_ host: ListHost, _ session: DropSession) {
    guard let inserting = InsertVisit.inserting(host), inserting.takesInsertions() else { return nil }
    self.host = host
    visit = inserting.insertVisit(of: session.items.map(\.itemProvider)) { [weak self] in
      self?.destination.map { IndexPath($0) }
    }
  }

  static func inserting(_ host: ListHost) -> (any HostedInserting)? {
    (host.view as? UICollectionView)?.delegate as? any HostedInserting
  }

  func enter() -> Bool { visit?.enter() ?? false }
  func update() { visit?.update() }
  func exit() { visit?.exit() }
  func perform() -> Bool { visit?.perform() ?? false }
  var operation: UIDropOperation { visit?.operation ?? .cancel }
}

/// A drag over a view that has an interaction for drops (DND-13).
@MainActor final class InteractionDropVisit: DropVisit {
  private let interaction: UIDropInteraction
  private let session: DropSession
  private var proposal: UIDropProposal?

  init(_ interaction: UIDropInteraction, _ session: DropSession) {
    self.interaction = interaction
    self.session = session
  }

  func enter() -> Bool {
    guard let delegate = interaction.delegate, delegate.dropInteraction(interaction, canHandle: session) else { return false }
    delegate.dropInteraction(interaction, sessionDidEnter: session)
    return true
  }
  func update() { proposal = interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: session) }
  func exit() { interaction.delegate?.dropInteraction(interaction, sessionDidExit: session) }
  var operation: UIDropOperation { proposal?.operation ?? .cancel }
  func perform() -> Bool {
    let isTaken = proposal.map { $0.operation == .copy || $0.operation == .move } ?? false
    if isTaken {
      interaction.delegate?.dropInteraction(interaction, performDrop: session)
      for item in session.items {
        interaction.delegate?.dropInteraction(interaction, item: item, willAnimateDropWith: DropAnimator())
      }
      interaction.delegate?.dropInteraction(interaction, concludeDrop: session)
    }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    return isTaken
  }
}

/// A drag over a view that only says what it takes when it is pasted: a drop is a paste then (DND-15).
@MainActor final class PasteDropVisit: DropVisit {
  private let responder: UIResponder
  private let session: DropSession

  init(_ responder: UIResponder, _ session: DropSession) {
    self.responder = responder
    self.session = session
  }

  private var providers: [NSItemProvider] { session.items.map(\.itemProvider) }
  func enter() -> Bool { responder.canPaste(providers) }
  func update() {}
  func exit() {}
  func perform() -> Bool {
    responder.paste(itemProviders: providers)
    return true
  }
}

/// Finds what takes a drop at a point of a window.
@MainActor enum DropPlaces {
  /// The place of the deepest view at the point that takes drops, lists aside.
  static func visit(at point: CGPoint, in window: UIWindow, _ session: DropSession) -> (any DropVisit)? {
    var next: UIView? = window.hitTest(point, with: nil)
    while let view = next {
      if let hosted = view as? any HostedDragging,
        let visit = hosted.dropVisit(of: session.items.map(\.itemProvider), at: view.convert(point, from: nil))
      {
        return visit
      }
      if let drop = view.interactions.lazy.compactMap({ $0 as? UIDropInteraction }).first {
        return InteractionDropVisit(drop, session)
      }
      if view.pasteConfiguration != nil { return PasteDropVisit(view, session) }
      next = view.superview
    }
    return nil
  }

  /// A drop on a row: what it starts is started for the row.
  static func onBehalf<T>(ofRowAt slot: Slot, in host: ListHost, _ body: () -> T) -> T {
    guard host.exists(slot) else { return body() }
    let item = host.item(at: slot)
    return Acting.with(Acting(item: item, list: host, offered: host.generation)) {
      Provenance.with(host.live.cell(at: slot)?.core.binding.provenance ?? Provenance(item: item, cell: nil), body)
    }
  }

  /// Where in a view drags may begin, in the window.
  static func sources(in view: UIView) -> [CGPoint] {
    var found = (view as? any HostedDragging)?.dragPoints.map { view.convert($0, to: nil) } ?? []
    if view.interactions.contains(where: { ($0 as? UIDragInteraction)?.isEnabled ?? false }) {
      found.append(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
    return found + view.subviews.flatMap(sources)
  }

  /// True if something in a view takes drops, other than a list's delegate.
  static func takesDrops(in view: UIView) -> Bool {
    if view.isHidden { return false }
    if (view as? any HostedDragging)?.takesDrops ?? false { return true }
    return view.pasteConfiguration != nil || view.interactions.contains { $0 is UIDropInteraction }
      || view.subviews.contains(where: takesDrops)
  }

  /// What content in a view gives to a drag that begins at a point of the window, and the interaction that gave it.
  static func items(
    at point: CGPoint, in window: UIWindow, _ session: DragSession
  ) -> (items: [UIDragItem], source: UIDragInteraction?) {
    var next: UIView? = window.hitTest(point, with: nil)
    while let view = next {
      if let hosted = view as? any HostedDragging {
        let providers = hosted.dragItems(at: view.convert(point, from: nil))
        if !providers.isEmpty { return (providers.map { UIDragItem(itemProvider: $0) }, nil) }
      }
      if let drag = view.interactions.lazy.compactMap({ $0 as? UIDragInteraction }).first(where: \.isEnabled) {
        let items = drag.delegate?.dragInteraction(drag, itemsForBeginning: session) ?? []
        if !items.isEmpty {
          if let delegate = drag.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(drag, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication =
              delegate.dragInteraction(drag, sessionIsRestrictedToDraggingApplication: session)
            delegate.dragInteraction(drag, willAnimateLiftWith: DropAnimator(), session: session)
            delegate.dragInteraction(drag, sessionWillBegin: session)
          }
          return (items, drag)
        }
      }
      next = view.superview
    }
    return ([], nil)
  }
}
