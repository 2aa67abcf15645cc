import Observation
import SwiftUI
import UIKit

struct Episode: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let minutes: Int
}

@MainActor
@Observable
final class EpisodeLibrary {
  private(set) var episodes: [Episode] = (1...44).map { Episode(id: $0, title: "Episode \($0)", minutes: 20 + ($0 * 7) % 40) }
  /// What is unfolded is nobody's business but the screen's; still it must outlive the cells.
  private var unfolded: Set<Episode.ID> = []

  func isUnfolded(_ id: Episode.ID) -> Bool { unfolded.contains(id) }

  func toggle(_ id: Episode.ID) {
    if unfolded.remove(id) == nil {
      unfolded.insert(id)
    }
  }

  func publish() {
    episodes.insert(Episode(id: episodes.count + 1, title: "Episode \(episodes.count + 1)", minutes: 31), at: 0)
  }
}

struct EpisodeRow: View {
  let episode: Episode
  let library: EpisodeLibrary

  private var isUnfolded: Bool { library.isUnfolded(episode.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        VStack(alignment: .leading) {
          Text(episode.title).bold()
          Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          library.toggle(episode.id)
        } label: {
          Image(systemName: "chevron.down")
            .rotationEffect(.degrees(isUnfolded ? 180 : 0))
        }
        .accessibilityLabel(isUnfolded ? "Hide notes" : "Show notes")
      }
      if isUnfolded {
        Text("Chapters, links and everything that was mentioned in \(episode.title).")
          .font(.footnote)
      }
    }
  }
}

final class EpisodesViewController: UIViewController {
  let library = EpisodeLibrary()
  private var dataSource: UICollectionViewDiffableDataSource<String, Episode.ID>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Podcast"
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Episode.ID> { [library] cell, _, id in
      guard let episode = library.episodes.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration { EpisodeRow(episode: episode, library: library) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    reload(animated: false)
  }

  func publish() {
    library.publish()
    reload(animated: true)
  }

  private func reload(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Episode.ID>()
    snapshot.appendSections(["all"])
    snapshot.appendItems(library.episodes.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
