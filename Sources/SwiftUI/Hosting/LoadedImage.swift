import Foundation
import FoundationNetworking
import HeadlessCore
import UIKit

/// What came of an address, and of which: a view that has another address by now must not show it.
nonisolated struct LoadedImage: Sendable, CustomStringConvertible {
  private let url: URL
  private let result: AsyncImagePhase

  /// Asks for an image; nil if that was cancelled. Outside of runs nothing is asked: the answer would come from the real network.
  @MainActor static func load(_ url: URL, scale: CGFloat) async -> LoadedImage? {
    guard HostRun.isActive else { return nil }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      guard !Task.isCancelled else { return nil }
      guard let image = UIImage(data: data, scale: scale) else {
        return LoadedImage(url: url, result: .failure(URLError(.cannotDecodeContentData)))
      }
      return LoadedImage(url: url, result: .success(Image(uiImage: image)))
    } catch {
      return Task.isCancelled ? nil : LoadedImage(url: url, result: .failure(LoadingError.steady(error)))
    }
  }

  /// How far the image of an address is.
  func phase(of url: URL?) -> AsyncImagePhase { self.url == url ? result : .empty }

  /// True if the address's image is there.
  func hasImage(of url: URL) -> Bool { phase(of: url).image != nil }

  /// For reports of stored state.
  var description: String {
    switch result {
    case .empty: "on its way: \(url)"
    case .success: "image of \(url)"
    case .failure: "no image of \(url)"
    }
  }
}
