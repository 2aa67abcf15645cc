import SwiftUI
import UIKit

/// A list whose rows are SwiftUI views.
final class HostedPicturesViewController<Row: View>: UITableViewController {
  private let row: (Picture) -> Row

  init(@ViewBuilder row: @escaping (Picture) -> Row) {
    self.row = row
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "picture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Picture.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { row(Picture.all[indexPath.row]) }
    return cell
  }
}

/// Starts a task of its own when it appears, which goes on when the row is another picture's.
struct AppearingPictureRow: View {
  let picture: Picture
  @State private var image: UIImage?

  var body: some View {
    HStack {
      if let image { Image(uiImage: image).resizable().frame(width: 40, height: 40) }
      Text(picture.title)
    }
    .onAppear {
      Task {
        guard let address = picture.address, let (data, _) = try? await URLSession.shared.data(from: address) else { return }
        image = UIImage(data: data)
      }
    }
  }
}
