// Frames: how requests and their files travel over a socket.
#include "zygote.h"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

bool ci_read_all(int fd, void *buffer, size_t length) {
  uint8_t *bytes = buffer;
  while (length > 0) {
    ssize_t count = read(fd, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

static bool send_all(int fd, const void *buffer, size_t length) {
  const uint8_t *bytes = buffer;
  while (length > 0) {
    ssize_t count = send(fd, bytes, length, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

bool ci_receive_frame(int control, struct frame *frame, int files[2]) {
  char space[CMSG_SPACE(2 * sizeof(int))] = {0};
  struct iovec part = {frame, sizeof *frame};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space};
  ssize_t count;
  do count = recvmsg(control, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  if (count != sizeof *frame) return false;
  files[0] = files[1] = -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_type == SCM_RIGHTS) memcpy(files, CMSG_DATA(header), 2 * sizeof(int));
  return true;
}

bool ci_send_frame(int socket, const struct frame *frame, const int files[2], const uint8_t *request) {
  char space[CMSG_SPACE(2 * sizeof(int))] = {0};
  struct iovec part = {(void *)frame, sizeof *frame};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (files) {
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(2 * sizeof(int));
    memcpy(CMSG_DATA(header), files, 2 * sizeof(int));
  }
  ssize_t count;
  do count = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == sizeof *frame && (!request || send_all(socket, request, frame->length));
}
