import SwiftUI
import UIKit

/// Loads once: what is there already is not loaded again, whoever it was loaded for.
struct LyricsRow: View {
  let song: String
  @State private var line: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(song)
      Text(line ?? "…").font(.caption)
    }
    .task {
      guard line == nil else { return }
      try? await Task.sleep(for: .milliseconds(150))
      line = "First line of \(song)"
    }
  }
}

class LyricsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { LyricsRow(song: "Song \(indexPath.row + 1)") }
    return cell
  }
}
