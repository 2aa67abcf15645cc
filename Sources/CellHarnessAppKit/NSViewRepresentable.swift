import Foundation
import SwiftUI
import UIKit

/// A view of a Mac as a part of a SwiftUI view.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// The type of the object that stays with the view.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once for as long as the part keeps its identity.
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  /// Brings the view up to date.
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  /// Ends what the view does, when the part goes.
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  /// Makes the object that stays with the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; nil to ask the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  @MainActor @preconcurrency public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }
  @MainActor @preconcurrency public var body: some View { Represented(view: self) }
}

extension NSViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

/// What the methods of a representable view are told.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
  /// The object that stays with the view.
  public let coordinator: Representable.Coordinator
  /// How changes are animated.
  public let transaction: Transaction
  /// What the view sees of its surroundings.
  public let environment: EnvironmentValues
}

/// Puts the host's view behind a Mac's where layout says.
private struct Represented<R: NSViewRepresentable>: UIViewRepresentable {
  let view: R

  /// Keeps the Mac's view, which nothing on the host does.
  @MainActor final class Keeper {
    let coordinator: R.Coordinator
    var view: R.NSViewType?
    init(_ coordinator: R.Coordinator) { self.coordinator = coordinator }
  }

  func makeCoordinator() -> Keeper { Keeper(view.makeCoordinator()) }

  func makeUIView(context: Context) -> UIView {
    let made = view.makeNSView(context: told(context))
    context.coordinator.view = made
    return made.backing
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    guard let made = context.coordinator.view else { return }
    view.updateNSView(made, context: told(context))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    context.coordinator.view.flatMap { view.sizeThatFits(proposal, nsView: $0, context: told(context)) }
  }

  static func dismantleUIView(_ uiView: UIView, coordinator: Keeper) {
    if let made = coordinator.view { R.dismantleNSView(made, coordinator: coordinator.coordinator) }
    coordinator.view = nil
  }

  private func told(_ context: Context) -> R.Context {
    R.Context(
      coordinator: context.coordinator.coordinator, transaction: context.transaction, environment: context.environment)
  }
}
