import UIKit

/// Heights are measured once and kept by index path.
class VideosViewController: UITableViewController {
  var videos = (1...30).map { (title: "Video \($0)", text: String(repeating: "About it. ", count: ($0 % 5) * 8)) }
  private var heights: [IndexPath: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "video")
  }

  func upload() {
    videos.insert((title: "Upload", text: ""), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { videos.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = heights[indexPath] { return height }
    let height = measuredHeight(of: videos[indexPath.row].text)
    heights[indexPath] = height
    return height
  }

  func measuredHeight(of text: String) -> CGFloat { 44 + CGFloat((text.count + 39) / 40) * 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = videos[indexPath.row].title
    content.secondaryText = videos[indexPath.row].text
    cell.contentConfiguration = content
    return cell
  }
}
