import SwiftUI

struct ImpressionAd: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class ImpressionStore {
  let ads = (1...40).map { ImpressionAd(id: $0, name: "Campaign \($0)") }
  /// How often each came on screen: what is paid for.
  private(set) var shown: [Int: Int] = [:]
  fileprivate var open: Set<Int> = []

  func appears(_ ad: ImpressionAd) { shown[ad.id, default: 0] += 1 }

  func toggle(_ ad: ImpressionAd) { open.formSymmetricDifference([ad.id]) }

  func words(for ad: ImpressionAd) -> String {
    guard open.contains(ad.id) else { return "Touch for numbers" }
    let count = shown[ad.id] ?? 0
    return count == 1 ? "Came on screen once" : "Came on screen \(count) times"
  }
}

/// A preview of a feed for those who book campaigns: every appearance of a row is an impression, and a touch tells how many there were.
struct ImpressionsView: View {
  let store: ImpressionStore

  var body: some View {
    NavigationStack {
      List(store.ads) { ad in
        VStack(alignment: .leading) {
          Text(ad.name)
          Text(store.words(for: ad))
            .font(.footnote)
        }
        .frame(maxWidth: .infinity, minHeight: 50, alignment: .leading)
        .contentShape(Rectangle())
        .onTapGesture { store.toggle(ad) }
        .onAppear { store.appears(ad) }
      }
      .navigationTitle("Feed preview")
    }
  }
}
