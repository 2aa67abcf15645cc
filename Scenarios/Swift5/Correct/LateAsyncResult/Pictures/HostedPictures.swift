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

/// Its task ends with the picture it is for.
struct IdentifiedPictureRow: View {
  let picture: Picture
  @State private var image: UIImage?

  var body: some View {
    HStack {
      if let image { Image(uiImage: image).resizable().frame(width: 40, height: 40) }
      Text(picture.title)
    }
    .task(id: picture.id) {
      image = nil
      guard let address = picture.address, let (data, _) = try? await URLSession.shared.data(from: address) else { return }
      image = UIImage(data: data)
    }
  }
}

/// Leaves all to the view that is made for it.
struct AsyncPictureRow: View {
  let picture: Picture

  var body: some View {
    HStack {
      AsyncImage(url: picture.address) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 40, height: 40)
      Text(picture.title)
    }
  }
}
