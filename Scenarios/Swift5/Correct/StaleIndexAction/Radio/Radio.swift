import Combine
import SwiftUI
import UIKit

struct Station: Identifiable, Equatable {
  let id: String
  let genre: String
}

final class RadioPlayer: ObservableObject {
  @Published private(set) var playing: Station.ID?

  func toggle(_ id: Station.ID) { playing = playing == id ? nil : id }
}

/// Starting one station rightly changes the row of the other.
struct StationRow: View {
  let station: Station
  @ObservedObject var player: RadioPlayer

  private var isPlaying: Bool { player.playing == station.id }

  var body: some View {
    HStack {
      Button {
        player.toggle(station.id)
      } label: {
        Image(systemName: isPlaying ? "stop.circle.fill" : "play.circle")
      }
      .accessibilityLabel(isPlaying ? "Stop" : "Play")
      VStack(alignment: .leading) {
        Text(station.id).foregroundColor(isPlaying ? .accentColor : .primary)
        Text(station.genre).font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      if isPlaying {
        Image(systemName: "waveform")
      }
    }
  }
}

final class RadioViewController: UIViewController {
  private var stations = (1...42).map { Station(id: "Radio \($0)", genre: ["Jazz", "News", "Rock"][$0 % 3]) }
  private let player = RadioPlayer()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Station> { [player] cell, _, station in
      cell.contentConfiguration = UIHostingConfiguration {
        StationRow(station: station, player: player)
          .swipeActions(edge: .leading) {
            Button("Listen") { player.toggle(station.id) }.tint(.green)
          }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self.stations.first { $0.id == id })
    }
    apply()
  }

  func sortByGenre() {
    stations.sort { ($0.genre, $0.id) < ($1.genre, $1.id) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(stations.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
