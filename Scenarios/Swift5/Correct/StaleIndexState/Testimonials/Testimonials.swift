import UIKit

struct Testimonial {
  let id: Int
  let author: String
  let text: String

  init(id: Int) {
    self.id = id
    author = "Guest \(id)"
    let sentence = "The room had a view of the sea and a quiet balcony."
    text = Array(repeating: sentence, count: id % 4 + 1).joined(separator: " ")
  }
}

final class TestimonialCell: UITableViewCell {
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [authorLabel, bodyLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      bottom,
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with testimonial: Testimonial) {
    authorLabel.text = testimonial.author
    bodyLabel.text = testimonial.text
  }
}

final class TestimonialsViewController: UITableViewController {
  private var testimonials = (1...24).map { Testimonial(id: $0) }
  private var nextID = 25
  /// Measured heights, so that the list does not jump while scrolling up.
  private var heights: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Testimonials"
    tableView.register(TestimonialCell.self, forCellReuseIdentifier: "testimonial")
    tableView.estimatedRowHeight = 90
  }

  func receiveTestimonial() {
    testimonials.insert(Testimonial(id: nextID), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { testimonials.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "testimonial", for: indexPath)
    (cell as? TestimonialCell)?.configure(with: testimonials[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heights[testimonials[indexPath.row].id] = cell.bounds.height
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[testimonials[indexPath.row].id] ?? 90
  }
}
