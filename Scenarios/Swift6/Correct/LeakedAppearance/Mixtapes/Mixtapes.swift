import Observation
import SwiftUI

struct Mixtape: Identifiable {
  let id: Int
  let title: String
  /// Where its cover lies: a folder for each friend who has made tapes, and the tapes of each are counted.
  let coverPath: String

  init(id: Int) {
    self.id = id
    title = "Mixtape \(id)"
    coverPath = "friend-\((id - 1) / 5 + 1)/cover-\((id - 1) % 5 + 1).jpg"
  }
}

struct MixtapeCover {
  let motif: String
}

@MainActor final class MixtapeCovers {
  private var loaded: [String: MixtapeCover] = [:]

  func cover(at path: String) async -> MixtapeCover? {
    let parts = path.split(separator: "/").map(String.init)
    guard let friend = parts.first, let file = parts.last else { return nil }
    if let cover = loaded[path] { return cover }
    try? await Task.sleep(for: .seconds(0.3))
    let cover = MixtapeCover(motif: "\(friend), \(file.dropLast(4))")
    loaded[path] = cover
    return cover
  }
}

private struct MixtapeRow: View {
  let mixtape: Mixtape
  let covers: MixtapeCovers
  @State private var cover: MixtapeCover?

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.secondary)
        .frame(width: 48, height: 48)
      VStack(alignment: .leading) {
        Text(mixtape.title).font(.headline)
        Text(cover.map { "Cover: \($0.motif)" } ?? "No cover yet").font(.caption)
      }
      Spacer()
    }
    .padding(.horizontal)
    .frame(height: 72)
    .task(id: mixtape.coverPath) {
      cover = await covers.cover(at: mixtape.coverPath)
    }
  }
}

/// Tapes that friends have recorded, each with the cover that was drawn for it. A cover is loaded once and kept.
struct MixtapeShelfView: View {
  let mixtapes = (1...40).map { Mixtape(id: $0) }
  let covers = MixtapeCovers()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(mixtapes) { mixtape in
          MixtapeRow(mixtape: mixtape, covers: covers)
          Divider()
        }
      }
    }
  }
}
