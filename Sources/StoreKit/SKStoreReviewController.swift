import Foundation
import SwiftUI
import UIKit

/// Asks the user for a rating. The system decides whether it does, and here it never does: nothing is shown.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// What the app has from the store.
public enum AppStore {
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Nothing was bought on another device.
  public static func sync() async throws {}
  public static var canMakePayments: Bool { true }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// Asks the user for a rating, as ``SKStoreReviewController`` does.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the user for a rating.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
