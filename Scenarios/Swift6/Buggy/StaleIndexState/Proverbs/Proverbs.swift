import Observation
import SwiftUI

struct Proverb: Identifiable {
  let id: Int
  let saying: String
  let meaning: String
}

@MainActor @Observable final class ProverbCollection {
  private(set) var proverbs = (1...34).map { number in
    Proverb(id: number, saying: "Proverb \(number)", meaning: "What grandmother meant by number \(number)")
  }

  func forget(_ id: Int) { proverbs.removeAll { $0.id == id } }
}

/// Which proverbs are unfolded is remembered from launch to launch.
private struct ProverbRow: View {
  let proverb: Proverb
  @AppStorage private var isUnfolded: Bool

  init(proverb: Proverb, position: Int) {
    self.proverb = proverb
    _isUnfolded = AppStorage(wrappedValue: false, "proverbs.unfolded.\(position)")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(proverb.saying).font(.headline)
        Spacer()
        Button(isUnfolded ? "Fold" : "Unfold") { isUnfolded.toggle() }.buttonStyle(.borderless)
      }
      if isUnfolded { Text(proverb.meaning).italic() }
    }
  }
}

/// Proverbs that somebody collects. What they mean unfolds under them.
struct ProverbCollectionView: View {
  let collection: ProverbCollection

  var body: some View {
    List {
      ForEach(Array(collection.proverbs.enumerated()), id: \.element.id) { position, proverb in
        ProverbRow(proverb: proverb, position: position)
          .swipeActions {
            Button("Forget", role: .destructive) { collection.forget(proverb.id) }
          }
      }
    }
    .listStyle(.plain)
  }
}
